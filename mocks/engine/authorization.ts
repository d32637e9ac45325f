import type { Readings } from '../../generated/questions.js';

/** The content of an Authorization header. `refused` is set if it holds no bearer token in the documented form. */
export interface Authorization {
  readonly token: string;
  readonly refused?: 'credential-missing' | 'credential-empty' | 'credential-wrong-scheme';
}

/**
 * Reads `Authorization: Bearer <token>`. Unless the form must be exact, the name of the scheme may be in any case (RFC 9110),
 * followed by any number of spaces.
 */
export function readAuthorization(
  header: string | undefined,
  form: Readings['auth.header-form'] = 'any-case',
): Authorization {
  if (header === undefined) return { token: '', refused: 'credential-missing' };
  const value = header.trim();
  const space = value.indexOf(' ');
  const scheme = space < 0 ? value : value.slice(0, space);
  const token = space < 0 ? '' : value.slice(space + 1).trim();
  if (value === '') return { token: '', refused: 'credential-empty' };
  if (scheme.toLowerCase() === 'bearer') {
    if (form === 'exact' && token !== '' && value !== `Bearer ${token}`) {
      return { token, refused: 'credential-wrong-scheme' };
    }
    return token === '' ? { token, refused: 'credential-empty' } : { token };
  }
  // Without a scheme, the whole value is the token.
  return { token: token || scheme, refused: 'credential-wrong-scheme' };
}
