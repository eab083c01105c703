import { maxFilterLength } from '#contract/limits.ts';
import type { Advice, Filter, ParsedFilter, Place, Problem } from './filter.ts';
import { signs } from './filter-words.ts';
import { fold } from './fold.ts';
import { lex, type Token } from './lex.ts';
import { beginsDate, type Report, readKey, readRun } from './terms.ts';

type Of<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>;

const nothing: Filter = { kind: 'and', parts: [] };

/**
 * Parses a filter such as `today & p1`, `overdue | no date`, `@work & !#house`. `!` binds closest, then `&`, then
 * `|`; conditions side by side are joined as with `&`. Words are searched for, unless several make one condition
 * (`no date`, `due before friday`). A blank text matches every task.
 */
export function parseFilter(text: string): ParsedFilter {
  if (text.length > maxFilterLength)
    return {
      ok: false,
      problems: [
        {
          start: maxFilterLength,
          end: text.length,
          code: 'tooLong',
          values: [String(maxFilterLength)],
        },
      ],
    };
  const { tokens, problems } = lex(text);
  const advice: Advice[] = [];
  const report: Report = {
    problem: ({ start, end }, code, ...values) => problems.push({ start, end, code, values }),
    advice: (one) => advice.push(one),
  };
  const broken = problems.length > 0;
  const filter = createParser(text, tokens, report, broken).parse();
  if (problems.length === 0) return { ok: true, filter, advice };
  problems.sort((one: Problem, other: Problem) => one.start - other.start);
  return { ok: false, problems };
}

/** `broken`: the lexer has dropped tokens, so an operator with nothing beside it is not reported again. */
function createParser(text: string, tokens: readonly Token[], report: Report, broken: boolean) {
  let at = 0;
  const peek = () => tokens[at];

  const missing = (place: Place, code: Problem['code'], ...values: string[]) => {
    if (!broken) report.problem(place, code, ...values);
    return nothing;
  };

  function parse(): Filter {
    const parts: Filter[] = [];
    while (peek()) {
      parts.push(parseOr());
      const left = peek();
      if (left?.kind !== 'close') continue;
      missing(left, 'groupNotOpened');
      at++;
      const sign = peek();
      if (sign?.kind === 'and' || sign?.kind === 'or') at++;
    }
    return joined('and', parts);
  }

  function parseOr(): Filter {
    const parts = [parseAnd(undefined)];
    for (let sign = peek(); sign?.kind === 'or'; sign = peek()) {
      at++;
      parts.push(parseAnd(sign));
    }
    return joined('or', parts);
  }

  function parseAnd(sign: Token | undefined): Filter {
    const parts = [parseNot(sign)];
    for (let next = peek(); next && next.kind !== 'or' && next.kind !== 'close'; next = peek()) {
      if (next.kind === 'and') at++;
      parts.push(parseNot(next.kind === 'and' ? next : undefined));
    }
    return joined('and', parts);
  }

  /** `sign`: the operator before, which needs something after it. */
  function parseNot(sign: Token | undefined): Filter {
    const token = peek();
    if (token === undefined || token.kind === 'close' || token.kind === 'and' || token.kind === 'or') {
      if (sign) return missing(sign, 'nothingAfter', shown(sign));
      if (token && token.kind !== 'close') return missing(token, 'nothingBefore', shown(token));
      return nothing;
    }
    at++;
    if (token.kind === 'not') return { kind: 'not', part: parseNot(token) };
    if (token.kind === 'open') return parseGroup(token);
    if (token.kind === 'word') return parseRun(token);
    if (token.kind === 'phrase') return { kind: 'text', text: fold(token.text).trim() };
    if (token.kind === 'key') return readKey(token, report);
    const { sign: mark, pattern, start, end } = token;
    return { kind: signs[mark].kind, pattern, start, end };
  }

  function parseGroup(open: Of<'open'>): Filter {
    const first = peek();
    if (first?.kind === 'close') {
      at++;
      return missing({ start: open.start, end: first.end }, 'groupEmpty');
    }
    const filter = first ? parseOr() : nothing;
    if (peek()?.kind === 'close') at++;
    else missing(open, 'groupNotClosed');
    return filter;
  }

  /** Parses words in a row, up to the beginning of a condition on a date. */
  function parseRun(first: Of<'word'>): Filter {
    let last = first;
    for (let next = peek(); next?.kind === 'word' && !beginsDate(text.slice(next.start)); next = peek()) {
      last = next;
      at++;
    }
    return readRun(text.slice(first.start, last.end), first, report);
  }

  const shown = ({ start, end }: Place) => text.slice(start, end);
  return { parse };
}

function joined(kind: 'and' | 'or', parts: readonly Filter[]): Filter {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  return { kind, parts: parts.flatMap((part) => (part.kind === kind ? part.parts : [part])) };
}
