import { TodayList } from '#browser/features/plan-days/today-list.tsx';
import { HomeTabs } from './home-tabs.tsx';

/** Loaded separately, because it is below the fold on most screens. */
export default function HomeLists() {
  return (
    <>
      <div className="mt-8">
        <TodayList />
      </div>
      <div className="mt-8">
        <HomeTabs />
      </div>
    </>
  );
}
