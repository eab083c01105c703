/** Decodes the second part of the address itself, because the router leaves characters such as & and / encoded. */
export function nameInAddress(): string {
  const [, , name = ''] = location.pathname.split('/');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
