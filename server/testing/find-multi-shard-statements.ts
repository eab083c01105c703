import { type ExecutedPlan, flatten, type PlanNode } from './watch-plans.ts';

/** A parameter, or the id of a user. */
const user = String.raw`(\$\d+|'[0-9a-f-]{36}'(?=::uuid))`;
const userCondition = new RegExp(String.raw`\buser_id = ${user}`, 'g');

/**
 * Describes the statements that look at rows of product tables without saying whose, or at those of several users: on a database that
 * is divided by user they would run on every node, or not at all. `exceptions` may.
 */
export function findMultiShardStatements(
  plans: ExecutedPlan[],
  { productTables, exceptions }: { productTables: readonly string[]; exceptions: readonly RegExp[] },
): string[] {
  const found = plans.flatMap((plan) => {
    const text = plan.text.replace(/\s+/g, ' ').trim();
    if (exceptions.some((statement) => statement.test(text))) return [];
    const users = flatten(plan.root)
      // What is updated or deleted is scanned first.
      .filter((node) => node['Node Type'] !== 'ModifyTable' || node.Operation === 'Insert')
      .filter((node) => productTables.includes(node['Relation Name'] ?? ''))
      .map((node) => (node.Operation === 'Insert' ? findInserted(node, plan) : findScanned(node, plan)));
    if (users.some((each) => each.length === 0)) return [`no user: ${text}`];
    return new Set(users.flat()).size > 1 ? [`several users: ${text}`] : [];
  });
  return [...new Set(found)];
}

/** Returns the value of a parameter that is an id; other SQL as it is. */
const resolve = (sql: string, { parameters }: ExecutedPlan): string =>
  new RegExp(`\\${sql} = ('[0-9a-f-]{36}')`).exec(parameters)?.[1] ?? sql;

/** Returns the users that the conditions of a scan name. */
function findScanned(node: PlanNode, plan: ExecutedPlan): string[] {
  const conditions = [node['Index Cond'], node['Recheck Cond'], node.Filter].join(' ');
  return [...conditions.matchAll(userCondition)].map(([, value = '']) => resolve(value, plan));
}

/** Returns the users whose rows are inserted. `user_id` is the first column of every product table. */
function findInserted(node: PlanNode, plan: ExecutedPlan): string[] {
  const first = node.Plans?.[0]?.Output?.[0] ?? '';
  const value = new RegExp(`^\\(?${user}`).exec(first)?.[1];
  if (value) return [resolve(value, plan)];
  const column = /^"\*VALUES\*"\.column(\d+)$/.exec(first)?.[1];
  if (column) return findInValues(Number(column) - 1, plan);
  if (!/\buser_id$/.test(first)) return [];
  // The rows come from JSON that names the user, or from a scan that does.
  const given = [...plan.parameters.matchAll(/"user_id": ?"([^"]+)"/g)];
  return given.length > 0
    ? given.map(([, id = '']) => `'${id}'`)
    : flatten(plan.root).flatMap((each) => findScanned(each, plan));
}

/** Returns the users of `insert into … values (…), (…)` by the position of the column. */
const findInValues = (position: number, plan: ExecutedPlan): string[] =>
  [...plan.text.matchAll(/\((\$\d+(?:, \$\d+)*)\)/g)].map(([, values = '']) =>
    resolve(values.split(', ')[position] ?? '', plan),
  );
