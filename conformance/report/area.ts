/** The area that a rule belongs to: what stands before the first dot of its id. */
export function areaOf(id: string): string {
  return id.split('.')[0] ?? id;
}
