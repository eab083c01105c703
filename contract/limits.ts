/** Characters (UTF-16 code units) of a title, a description, a capture. */
export const maxTextLength = 10_000;
/** Characters of the name of a thread, a project or a person. */
export const maxNameLength = 200;
/** Characters of the name of a theme. */
export const maxThemeNameLength = 60;
export const maxTags = 50;
export const maxTagLength = 60;
/** Tasks one request may change. */
export const maxBulk = 1000;
/** Rows in a page of changes. */
export const syncPageSize = 2000;
/** Characters of a filter, and of a search. */
export const maxFilterLength = 1000;
/** Characters of the name of a saved filter, and how many of them a person can have. */
export const maxFilterName = 60;
export const maxSavedFilters = 50;
/** Days after which what is in the trash is erased by itself. */
export const trashDays = 30;
