import { Link } from 'wouter';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';

/** Renders in place of a page that failed, with ways to go on. */
export function PageCrashed({ retry }: { retry?: () => void }) {
  return (
    <div role="alert" className={frame}>
      <h1 className="font-serif text-2xl">Something went wrong here</h1>
      <p className="max-w-prose text-muted">
        What you captured is safe. Try again; if it keeps happening, reload Heddle.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {retry && (
          <Button look="primary" onClick={retry}>
            Try again
          </Button>
        )}
        <Button look={retry ? 'secondary' : 'primary'} onClick={() => location.reload()}>
          Reload
        </Button>
        <a href="/" className={buttonLook('quiet')}>
          Go to Home
        </a>
      </div>
    </div>
  );
}

/**
 * Renders in place of a page whose code could not be loaded. Offline it offers no reload, which would leave the app.
 */
export function PageNotLoaded({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className={frame}>
      <h1 className="font-serif text-2xl">This page could not be loaded</h1>
      <p className="max-w-prose text-muted">
        {navigator.onLine
          ? 'Heddle may have been updated. Reload to get the current version.'
          : 'It is not on your device yet. It will load when you are back online.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="primary" onClick={retry}>
          Try again
        </Button>
        {navigator.onLine && <Button onClick={() => location.reload()}>Reload</Button>}
        <Link href="/" className={buttonLook('quiet')}>
          Go to Home
        </Link>
      </div>
    </div>
  );
}

const frame = 'mx-auto flex max-w-list flex-col items-start gap-3 px-4 py-16 sm:px-6';
