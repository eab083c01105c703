import { TodayList } from '#browser/features/plan-days/today-list.tsx';
import { HomeTabs } from './home-tabs.tsx';

/** What stands below the fold of most screens. */
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
