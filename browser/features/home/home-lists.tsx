import { TodayList } from '#browser/features/plan-days/today-list.tsx';
import { HomeTabs } from './home-tabs.tsx';
import { Overview } from './overview.tsx';

/** Room for outlines and what stands in the margin; contained, so that it is moved as it is when the field grows. */
const part = '@4xl:col-start-1 min-w-0 -mr-4 -ml-7 pr-4 pl-7 [contain:layout_paint] empty:hidden';

/**
 * Shows the day, how things stand, and the tabs, as three parts of a grid. `without` is a capture whose tasks stand under
 * the field.
 */
export default function HomeLists({ without }: { without: string | null }) {
  return (
    <>
      <div className={`${part} pt-3 @4xl:row-start-2`}>
        <TodayList without={without} />
      </div>
      <div className="pt-6 @4xl:col-start-2 @4xl:row-span-3 @4xl:row-start-1 @4xl:pt-0 empty:hidden">
        <Overview />
      </div>
      <div className={`${part} pt-6 pb-4 @4xl:row-start-3`}>
        <HomeTabs without={without} />
      </div>
    </>
  );
}
