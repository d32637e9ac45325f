/** Where addresses on the professional network begin, unless the target shows another place. */
const usualOrigin = 'https://www.linkedin.com';

/** The address of a person, of a `linkedin` member in whichever form: a slug, an address, or one without a scheme. */
export function personAddress(linkedin: string): string {
  const text = linkedin.trim();
  if (/^https?:\/\//i.test(text)) return text;
  return text.includes('/') ? `https://${text.replace(/^\/+/, '')}` : `${usualOrigin}/in/${escaped(text)}`;
}

/** The last part of a person's address. */
export function personSlug(linkedin: string): string {
  return linkedin
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^.*\//, '');
}

/** The address of a company on the network where a person has theirs. A company's `linkedin` is stated to be a slug. */
export function companyAddress(slug: string, person: string): string {
  return `${/^https?:\/\/[^/]+/i.exec(person)?.[0] ?? usualOrigin}/company/${escaped(slug.trim())}`;
}

function escaped(slug: string): string {
  return /^[\w.~%-]+$/.test(slug) ? slug : encodeURIComponent(slug);
}
