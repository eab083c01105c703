import { plural } from './plural.ts';

export default {
  allItsTasksGetThe: 'All its tasks get the tag that you choose instead.',
  intoTheTag: 'Into the tag',
  merge: 'Merge',
  editTag: 'Edit tag',
  save: 'Save',
  aTagCannotHaveA: 'A tag cannot have a comma.',
  theTagCouldNotBe: 'The tag could not be changed. Please try again.',
  standard: 'Standard',
  aTagNeedsAName: 'A tag needs a name.',
  nameAndColor: 'Name and color…',
  mergeIntoAnotherTag: 'Merge into another tag…',
  deleteTag: 'Delete tag',
  tags: 'Tags',
  noTagsYet: 'No tags yet',
  writeAndAWordIn: 'Write @ and a word in a task, such as “buy seeds @garden”, and its tag appears here.',
  searchTags: 'Search tags',
  clearTheSearch: 'Clear the search',
  mergeTag: (tag: string) => `Merge “${tag}”`,
  taskCount: (count: number) => plural(count, { one: '# task', other: '# tasks' }),
  colorChanged: (tag: string) => `Color of “${tag}” changed`,
  tagTooLong: (max: number) => `A tag can have at most ${max} characters.`,
  tagExists: (name: string) =>
    `There is already a tag called ${name}. Choose another name, or merge the two.`,
  tag: (tag: string) => `Tag ${tag}`,
  tagMore: (tag: string) => `Tag ${tag}: more`,
  tagCount: (count: number) => plural(count, { one: '# tag', other: '# tags' }),
  noTagHas: (words: string) => `No tag has “${words}” in its name.`,
  openCount: (count: number) => plural(count, { other: '# open' }),
  openOf: (open: number, total: number) =>
    `${plural(open, { other: '# open' })} ${plural(total, { other: 'of #' })}`,
};
