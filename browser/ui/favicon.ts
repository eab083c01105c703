/** Returns the icon's link and its own address, which is restored when nothing else is to be seen in it. */
let own: { link: HTMLLinkElement; href: string } | undefined;

/** Shows an SVG drawing as the icon of the tab, or the app's own with null. */
export function setFavicon(svg: string | null): void {
  const link = own?.link ?? document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  own ??= { link, href: link.href };
  link.href = svg === null ? own.href : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
