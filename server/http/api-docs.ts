import { readFileSync } from 'node:fs';
import { type Env, Hono } from 'hono';
import { html, type raw } from 'hono/html';
import { generateSpecs } from 'hono-openapi';
import { version } from '../version.ts';

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 'Inter Variable', system-ui, sans-serif; }
  body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; background: light-dark(#faf8f4, #15141c); color: light-dark(#1f1d2b, #eceaf3); }
  a { color: light-dark(#4a46c9, #9d9bff); }
  article { margin: 1rem 0; padding: 1rem; border: 1px solid light-dark(#e6e0d6, #34323f); border-radius: 10px; background: light-dark(#fff, #1d1c27); }
  h1 { font-size: 32px; line-height: 1.2; margin: 0 0 1rem; } h2 { font-size: 22px; margin: 2.5rem 0 1rem; }
  h3 { margin: 0; font-size: 15px; } h3 code { font-size: 15px; } h3 + p { font-weight: 500; }
  code { font-size: .92em; overflow-wrap: anywhere; } dt { color: light-dark(#625e70, #a5a1b4); }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-top: 1rem; }
  p { margin: .25rem 0; max-width: 75ch; } pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0 0; } dd { margin: 0; }
  [hidden] { display: none; } details { margin-top: .5rem; } summary { cursor: pointer; } form { display: grid; gap: .5rem; margin-top: .5rem; }
  label { display: grid; gap: .25rem; } input, textarea, button { font: inherit; color: inherit; padding: .4rem .6rem; border: 1px solid light-dark(#857f72, #6f6c80); border-radius: 8px; background: light-dark(#fff, #15141c); min-width: 0; }
  button { justify-self: start; max-width: 100%; overflow-wrap: anywhere; cursor: pointer; } form pre { max-height: 24rem; overflow: auto; }
`;

type Document = Awaited<ReturnType<typeof generateSpecs>>;
type Operation = NonNullable<NonNullable<NonNullable<Document['paths']>[string]>['get']>;
type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>;
type Schema = Parameter['schema'] | NonNullable<NonNullable<Document['components']>['schemas']>[string];

interface Described<E extends Env> {
  app: Hono<E>;
  /** Returns the scopes an access token needs for a call; undefined where no token is enough. */
  findScopes: (method: string, path: string) => readonly string[] | undefined;
}

/** Creates `GET openapi.json` (OpenAPI 3.1 of `app`) and `GET docs`, a page rendered from it. Mounted at /api. */
export function createApiDocs<E extends Env>(dependencies: Described<E>) {
  const routes = new Hono();
  let document: Promise<Document> | undefined;
  const openApi = () => {
    document ??= describeApi(dependencies);
    return document;
  };

  routes.get('/openapi.json', async (c) => c.json(await openApi()));
  routes.get('/docs.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  const script = readFileSync(new URL('try-call.js', import.meta.url), 'utf8');
  routes.get('/docs.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  routes.get('/docs', async (c) => c.html(await renderDocsPage(await openApi())));
  return routes;
}

async function describeApi<E extends Env>({ app, findScopes }: Described<E>): Promise<Document> {
  const document = await generateSpecs(app, {
    defaultValidationErrorResponse: false,
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Heddle',
        version,
        description:
          'Send the header Authorization: Bearer <token> with every call. The token is an access token, created in Settings, or an ID token: sign in with POST /api/auth/sign-in/email (email, password); GET /api/auth/token answers an ID token, valid for one hour, to the session cookie.',
      },
      components: {
        securitySchemes: {
          idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'heddle_…',
            description:
              'Created in Settings > Calendars and connections. The scopes listed with a call are all needed; calls that do not list it take no access token.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'heddle.session_token',
            description: 'Set by signing in; over HTTPS its name begins with __Secure-',
          },
        },
      },
      security: [{ idToken: [] }],
    },
  });
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const method of methods) {
      const operation = item?.[method];
      // The account routes document their own refusals.
      if (!operation || path.startsWith('/api/auth/')) continue;
      operation.responses = { ...operation.responses, default: refusalResponse };
      const scopes = findScopes(method.toUpperCase(), path);
      if (scopes && !operation.security) operation.security = [{ idToken: [] }, { accessToken: [...scopes] }];
    }
  return document;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const refusalResponse = {
  description: 'Refused: the status says how, `error.code` why',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

async function renderDocsPage({ info, paths, components }: Document) {
  const operations = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Heddle API</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/api/docs.css"><script src="/api/docs.js" defer></script>
</head>
<body>
<main>
<h1>${info.title} API ${info.version}</h1>
<p>${info.description}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<form hidden><label>Access token, to try calls with <input id="token" type="password" autocomplete="off" spellcheck="false"></label></form>
<nav aria-label="Sections">${tags.map((tag) => html`<a href="#${tag}">${tag}</a> `)}<a href="#schemas">Schemas</a></nav>
${tags.map(
  (tag) => html`<section><h2 id="${tag}">${tag}</h2>
${operations.filter(({ operation }) => operation.tags?.includes(tag)).map((each) => renderOperation({ ...each, components }))}</section>`,
)}
<section><h2 id="schemas">Schemas</h2>
${Object.entries(components?.schemas ?? {}).map(
  ([name, schema]) =>
    html`<article><h3 id="${name}">${name}</h3><pre>${JSON.stringify(schema, null, 2)}</pre></article>`,
)}</section>
</main>
</body>
</html>`;
}

function renderOperation({
  path,
  method,
  operation,
  components,
}: {
  path: string;
  method: string;
  operation: Operation;
  components: Document['components'];
}) {
  const parameters = (operation.parameters ?? []).flatMap((parameter) =>
    'name' in parameter ? [parameter] : [],
  );
  const body =
    operation.requestBody && 'content' in operation.requestBody ? operation.requestBody : undefined;
  const scopes = operation.security?.find((each) => each.accessToken)?.accessToken;
  const bodySchema = body?.content['application/json']?.schema;
  return html`<article>
<h3><code>${method.toUpperCase()} ${path}</code></h3>
<p>${renderCode(operation.summary)}</p>
${operation.description ? html`<p>${renderCode(operation.description)}</p>` : ''}
<dl>
${scopes ? html`<dt>Access token</dt><dd>with ${scopes.join(' and ')}</dd>` : ''}
${parameters.map((parameter) => html`<dt><code>${parameter.name}</code> (${parameter.in})</dt><dd>${describeSchema(parameter.schema)}${parameter.description ? html`. ${renderCode(parameter.description)}` : ''}</dd>`)}
${body ? html`<dt>Body</dt><dd>${describeSchema(bodySchema)}</dd>` : ''}
${Object.entries(operation.responses ?? {}).map(([status, response]) =>
  '$ref' in response
    ? ''
    : html`<dt>${status}</dt><dd>${renderCode(response.description)} ${describeSchema(response.content?.['application/json']?.schema)}</dd>`,
)}
</dl>
${
  scopes
    ? html`<details hidden data-method="${method.toUpperCase()}" data-path="${path}" data-parameters="${JSON.stringify(parameters.map(({ name, in: place }) => ({ name, in: place })))}" data-body="${body ? sampleBody(bodySchema, components) : ''}"><summary>Try it</summary></details>`
    : ''
}
</article>`;
}

/** Returns JSON with the fields that a body must have. */
function sampleBody(schema: Schema, components: Document['components']): string {
  const name = schema && '$ref' in schema ? schema.$ref?.split('/').at(-1) : undefined;
  const named = name === undefined ? schema : components?.schemas?.[name];
  const required = named && 'required' in named && Array.isArray(named.required) ? named.required : [];
  return JSON.stringify(Object.fromEntries(required.map((field) => [field, ''])), null, 2);
}

type Words = ReturnType<typeof raw> | Promise<ReturnType<typeof raw>> | string;

/** Renders text between backticks as code. */
const renderCode = (text = ''): Words =>
  join(
    text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part)),
    '',
  );

/** Describes a schema in a few words, with a link where it has a name. */
function describeSchema(schema: Schema): Words {
  if (!schema) return '';
  if ('$ref' in schema && schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#${name}">${name}</a>`;
  }
  if ('anyOf' in schema && schema.anyOf) return join(schema.anyOf.map(describeSchema), ' or ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if ('enum' in schema && schema.enum) return schema.enum.join(', ');
  if ('items' in schema && schema.type === 'array') return html`list of ${describeSchema(schema.items)}`;
  if ('properties' in schema && schema.properties) return describeFields(schema.properties, schema.required);
  return ('format' in schema && schema.format) || String(('type' in schema && schema.type) || 'anything');
}

function describeFields(fields: Record<string, Schema>, required: string[] = []): Words {
  const words = Object.entries(fields).map(
    ([name, schema]) =>
      html`<code>${name}${required.includes(name) ? '' : '?'}</code> ${describeSchema(schema)}`,
  );
  return html`{ ${join(words, ', ')} }`;
}

const join = (words: Words[], between: string): Words =>
  html`${words.map((word, at) => (at === 0 ? word : html`${between}${word}`))}`;
