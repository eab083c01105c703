/** What the requests of the API say; `fetch` takes more. */
interface RequestParts {
  method: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  body?: string | Blob;
}

/**
 * Returns a `fetch` that tells how much of the body has been sent, from 0 to 1. It uses XMLHttpRequest, since `fetch`
 * itself cannot tell.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  (path: string, { method, headers, signal, body }: RequestParts): Promise<Response> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
      request.upload.onload = () => onProgress(1);
      request.onload = () =>
        resolve(
          new Response(request.status === 204 ? null : request.responseText, {
            status: request.status,
            headers: readHeaders(request.getAllResponseHeaders()),
          }),
        );
      request.onerror = () => reject(new TypeError('The request failed.'));
      signal.addEventListener('abort', () => {
        request.abort();
        reject(signal.reason);
      });
      request.send(body ?? null);
    });

function readHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return headers;
}
