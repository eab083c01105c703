import { LRUCache } from 'lru-cache';
import { maxKnownShapes, maxKnownStatementLength, maxShapeLength } from '../config/limits.ts';

const shapes = new LRUCache<string, string>({ max: maxKnownShapes });

/**
 * Returns what a statement looks like without anything that it is about, for logs and traces: strings and numbers become `?`, lists of
 * parameters or rows `…`. Names of tables and columns stay.
 */
export function describeStatement(text: string): string {
  let shape = shapes.get(text);
  if (shape === undefined) {
    shape = simplify(text);
    if (text.length <= maxKnownStatementLength) shapes.set(text, shape);
  }
  return shape;
}

/** The start of a string in dollars takes the rest with it: there is no telling where it ends. */
const quoted = /e'(?:[^'\\]|\\.|'')*('|$)|'(?:[^']|'')*('|$)|\$[a-z_]*\$.*$/gis;

function simplify(text: string): string {
  const shape = text
    .replace(/--[^\n]*|\/\*.*?\*\//gs, ' ')
    .replace(quoted, '?')
    .replace(/(?<![\w$"])\d+(\.\d+)?(e[+-]?\d+)?/gi, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(\$\d+|\?)(, ?(\$\d+|\?))+/g, '…')
    .replace(/(\([^()]*\))(, ?\([^()]*\))+/g, '$1, …');
  return shape.length > maxShapeLength ? `${shape.slice(0, maxShapeLength)}…` : shape;
}
