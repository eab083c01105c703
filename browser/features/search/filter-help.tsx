import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';
import { Fragment, memo } from 'react';
import { t as filterTexts } from '#browser/i18n/filter.ts';
import { t } from '#browser/i18n/search.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Popover } from '#browser/ui/popover.tsx';
import { filterExamples } from '#domain/filter/filter-examples.ts';

/** Shows how to write a filter, with examples to press; `onTry` is stable. */
export const FilterHelp = memo(function FilterHelp({ onTry }: { onTry: (filter: string) => void }) {
  return (
    <Popover
      label={t.howToFilter}
      placement="bottom-end"
      className="w-lg p-4"
      trigger={
        <IconButton
          label={t.howToFilter}
          icon={<CircleQuestionMark className="size-5" />}
          placement="bottom"
          className="size-11"
        />
      }
    >
      {(close) => (
        <>
          <div className="flex items-center justify-between">
            <h2 className="font-serif text-xl">{t.howToFilter}</h2>
            {/* On a phone there is no room beside it to press. */}
            <IconButton
              label={t.close}
              icon={<X className="size-5" />}
              onClick={close}
              className="-my-2 -mr-2 sm:hidden"
            />
          </div>
          {filterExamples.map(([title, rows]) => (
            <Fragment key={title}>
              <h3 className="mt-3 mb-1 font-medium text-muted text-sm">{filterTexts.examples[title]}</h3>
              <ul className="-mx-2">
                {rows.map(([filter, meaning]) => (
                  <li key={filter}>
                    <button
                      type="button"
                      onClick={() => {
                        close();
                        onTry(filter);
                      }}
                      className="grid w-full cursor-pointer content-center items-baseline gap-x-3 rounded-sm px-2 py-1 pointer-coarse:min-h-11 text-left hover:bg-raised sm:grid-cols-[13rem_minmax(0,1fr)]"
                    >
                      <span className="font-medium">{filter}</span>
                      <span className="text-muted text-sm">{filterTexts.examples[meaning]}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </>
      )}
    </Popover>
  );
});
