import type { Readings } from '../../generated/questions.js';

const forms: Record<Readings['record.linkedin-form'], (slug: string) => string> = {
  slug: (slug) => slug,
  url: (slug) => `https://www.linkedin.com/in/${slug}`,
  'bare-host': (slug) => `linkedin.com/in/${slug}`,
};

/** Returns a person's slug as the profile shows it (question record.linkedin-form). For companies it is always a slug. */
export function linkedinAs(reading: Readings['record.linkedin-form'], slug: string): string {
  return forms[reading](slug);
}
