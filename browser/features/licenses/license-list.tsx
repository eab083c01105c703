import { useState } from 'react';
import { t } from '#browser/i18n/licenses.ts';
import { DisclosureButton } from '#browser/ui/disclosure-button.tsx';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { LicenseList as Licenses } from '#contract/licenses.ts';
import { readLicenses } from './read-licenses.ts';

/** Lists the packages that Heddle is made of; each opens to show its license. */
export function LicenseList() {
  const source = useServerData(readLicenses);
  return (
    <WhenLoaded source={source} loading={t.loadingLicenses}>
      {({ packages, texts }) => (
        <>
          <p className="text-muted">{t.countPackages(packages.length)}</p>
          <ul className="mt-2 divide-y divide-hairline border-hairline border-y">
            {packages.map((each) => (
              <Package key={`${each.name} ${each.version}`} {...each} text={texts[each.text ?? -1]} />
            ))}
          </ul>
        </>
      )}
    </WhenLoaded>
  );
}

function Package({
  name,
  version,
  license,
  text,
}: Omit<Licenses['packages'][number], 'text'> & { text: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <h2>
        <DisclosureButton open={open} onToggle={() => setOpen(!open)}>
          <span className="truncate">
            {name} <span className="text-muted">{version}</span>
          </span>
          <span className="shrink-0 text-muted">{license}</span>
        </DisclosureButton>
      </h2>
      {open && (
        <pre className="whitespace-pre-wrap pb-4 pl-7 text-muted text-sm wrap-anywhere">
          {text ?? t.noLicenseText(license)}
        </pre>
      )}
    </li>
  );
}
