import type { Readings } from '../../../generated/questions.js';

/** Whether an email equals the invited one, to which an invitation is locked (section 4.3). */
export function isSameEmail(a: string, b: string, reading: Readings['invite.email-lock']): boolean {
  return reading === 'exact' ? a === b : a.toLowerCase() === b.toLowerCase();
}
