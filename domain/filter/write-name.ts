/** Returns a name as a filter writes it: in quotation marks if it would not be one word. */
export function writeName(sign: string, name: string): string {
  if (!/[\s"“”„&|()!*\\]/.test(name)) return `${sign}${name}`;
  return `${sign}"${name.replace(/["“”\\]/g, '\\$&')}"`;
}
