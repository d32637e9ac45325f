/** A text without secrets, in whichever way they are written in it. A service may repeat what it was sent. */
export function redacted(text: string, secrets: Iterable<string>): string {
  const forms = [...secrets].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ]);
  // The longest first: one may be a part of another.
  const found = [...new Set(forms)].filter((form) => form !== '').sort((a, b) => b.length - a.length);
  return found.reduce((rest, form) => rest.replaceAll(form, '[secret]'), text);
}
