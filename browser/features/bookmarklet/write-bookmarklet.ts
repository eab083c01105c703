/**
 * Returns the address of a bookmark that opens Heddle at `origin` in a new tab, with the page's address and title in the capture field.
 * `command` is what saves a link, as in `/bookmark`. It holds no token: Heddle asks who is there, and stores nothing before Enter.
 */
export function writeBookmarklet(origin: string, command: string): string {
  const start = JSON.stringify(`${origin}/?text=`);
  const code = `(()=>{const u=${start}+encodeURIComponent((${JSON.stringify(`${command} `)}+location.href+' '+document.title).slice(0,4000).replace(/[\\ud800-\\udbff]$/,''));open(u,'_blank')||(location.href=u)})()`;
  // Browsers decode the address before they run it.
  return `javascript:${encodeURIComponent(code)}`;
}
