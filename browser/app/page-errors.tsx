import { Link } from 'wouter';
import { t } from '#browser/i18n/app.ts';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';

/** Renders in place of a page that failed, with ways to go on. */
export function PageCrashed({ retry }: { retry?: () => void }) {
  return (
    <div role="alert" className={frame}>
      <h1 className="font-serif text-2xl">{t.somethingWentWrongHere}</h1>
      <p className="max-w-prose text-muted">{t.whatYouCapturedIsSafe}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {retry && (
          <Button look="primary" onClick={retry}>
            {t.tryAgain}
          </Button>
        )}
        <Button look={retry ? 'secondary' : 'primary'} onClick={() => location.reload()}>
          {t.reload}
        </Button>
        <a href="/" className={buttonLook('quiet')}>
          {t.goToHome}
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
      <h1 className="font-serif text-2xl">{t.thisPageCouldNotBe}</h1>
      <p className="max-w-prose text-muted">
        {navigator.onLine ? t.heddleMayHaveBeenUpdated : t.itIsNotOnYour}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="primary" onClick={retry}>
          {t.tryAgain}
        </Button>
        {navigator.onLine && <Button onClick={() => location.reload()}>{t.reload}</Button>}
        <Link href="/" className={buttonLook('quiet')}>
          {t.goToHome}
        </Link>
      </div>
    </div>
  );
}

const frame = 'mx-auto flex max-w-list flex-col items-start gap-3 px-4 py-16 sm:px-6';
