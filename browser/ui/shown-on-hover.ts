/** Class names for the actions of a `group/row`: shown on hover, with the focus inside, and on touch screens. */
export const shownOnHover =
  'opacity-0 transition-opacity focus-within:opacity-100 has-aria-expanded:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100';
