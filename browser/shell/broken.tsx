import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';

/** Shown instead of a page that failed, with the ways out. */
export function Broken({ error, retry }: { error: unknown; retry?: () => void }) {
  const outdated = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <div role="alert" className="mx-auto flex max-w-list flex-col items-start gap-3 px-4 py-16 sm:px-6">
      <h1 className="font-serif text-2xl">
        {outdated ? 'This page could not be loaded' : 'Something went wrong here'}
      </h1>
      <p className="max-w-prose text-muted">
        {outdated
          ? 'Heddle may have been updated, or you are offline. Reload to get the current version.'
          : 'What you captured is safe. Try again; if it happens once more, reload Heddle.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {retry && !outdated && (
          <Button look="primary" onClick={retry}>
            Try again
          </Button>
        )}
        <Button look={retry && !outdated ? 'secondary' : 'primary'} onClick={() => location.reload()}>
          Reload
        </Button>
        <a href="/" className={buttonLook('quiet')}>
          Go to Home
        </a>
      </div>
    </div>
  );
}
