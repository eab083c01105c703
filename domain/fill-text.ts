type Value = string | number;

/** A text of the dictionaries, or the function that makes it of its values. */
export type Text = string | ((...values: never[]) => string);

/** Returns a text with values in place, which the caller knows to be those it takes. */
export const fillText = (text: Text, values: readonly Value[]): string =>
  typeof text === 'string' ? text : (text as (...values: readonly Value[]) => string)(...values);
