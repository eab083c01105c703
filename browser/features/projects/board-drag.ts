import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type Drags, watchDrags } from '#browser/ui/watch-drags.ts';
import { type Status, statuses } from '#contract/vocabularies.ts';

const kind = 'board card';

const statusAt = ({ dropTargets }: { dropTargets: readonly { data: Record<string | symbol, unknown> }[] }) =>
  statuses.find((status) => status === dropTargets[0]?.data.status);

/** Makes a card one that can be picked up; returns what undoes that, as do all below. */
export const bindCard = (element: HTMLElement, id: string) =>
  draggable({ element, getInitialData: () => ({ kind, id }) });

/** Makes a column one that takes cards. */
export const bindColumn = (element: HTMLElement, status: Status) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.kind === kind,
    getData: () => ({ status }),
    getIsSticky: () => false,
  });

export const watchCards = (drags: Drags<Status>) => watchDrags({ kind, placeAt: statusAt }, drags);
