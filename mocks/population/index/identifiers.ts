/** Functions that normalize identifiers for comparison; they return undefined for text that is not a valid one. */

/** Returns the slug of a person, given as such or as an address with /in/ or /pub/: "ada-moreau-7". */
export function personSlug(text: string): string | undefined {
  return slugOf(text, /(?:^|\/)(?:in|pub)\/([^/?#]+)/i);
}

/** Returns the slug of a company, given as such or as an address with /company/, /school/ or /showcase/. */
export function companySlug(text: string): string | undefined {
  return slugOf(text, /(?:^|\/)(?:company|school|showcase)\/([^/?#]+)/i);
}

function slugOf(text: string, address: RegExp): string | undefined {
  const trimmed = text.trim();
  const slug = address.exec(trimmed)?.[1] ?? /^@?([^/?#]+)\/?(?:[?#].*)?$/.exec(trimmed)?.[1];
  return slug === undefined ? undefined : percentDecoded(slug).normalize('NFC').toLowerCase();
}

function percentDecoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // A slug may contain a literal percent sign.
    return text;
  }
}

/** "mailto:Li.Na@Harbour-Health.example.com" is "li.na@harbour-health.example.com". */
export function emailAddress(text: string): string | undefined {
  const address = text.trim().replace(/^mailto:/i, '');
  return address.includes('@') ? address.normalize('NFC').toLowerCase() : undefined;
}

/** "https://www.Northwind-Robotics.example.com/about" is "northwind-robotics.example.com". */
export function domain(text: string): string | undefined {
  const host = /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#:@\s]+?)\.?(?:[:/?#].*)?$/i.exec(text.trim())?.[1];
  return host?.normalize('NFC').toLowerCase();
}

/** " $mrdh " is "MRDH". */
export function ticker(text: string): string | undefined {
  const symbol = text.trim().replace(/^\$/, '').toUpperCase();
  return symbol === '' ? undefined : symbol;
}

/** "+1 (202) 555-0123" is "12025550123". */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : digits;
}

/** "042.0" is "42". */
export function numberOf(text: string): string | undefined {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : String(number);
}
