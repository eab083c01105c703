/** For what can be done with a row or card, in a `group/row`: there on hover, with the focus in it, and on touch. */
export const shownOnHover =
  'opacity-0 transition-opacity focus-within:opacity-100 has-aria-expanded:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100';
