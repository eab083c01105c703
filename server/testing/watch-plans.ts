import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { z } from 'zod';

/** A scan of one table: how many rows it looked at, those it threw away included. */
export interface Scan {
  table: string;
  visited: number;
}

/** A statement that was executed, as Postgres planned and ran it. */
export interface ExecutedPlan {
  text: string;
  /** Rows it returned or changed. */
  touched: number;
  scans: Scan[];
  /** The values of its parameters, as `$1 = '…', $2 = …`. */
  parameters: string;
  root: PlanNode;
}

const nodeSchema = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  Operation: z.string().optional(),
  Output: z.array(z.string()).optional(),
  'Index Cond': z.string().optional(),
  'Recheck Cond': z.string().optional(),
  Filter: z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  'Rows Removed by Index Recheck': z.number().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
export type PlanNode = z.infer<typeof nodeSchema>;
const noticeSchema = z.looseObject({
  'Query Text': z.string(),
  'Query Parameters': z.string().optional(),
  Plan: nodeSchema,
});

/** Returns the settings under which every statement sends its executed plan as a notice; to be set on a database. */
export const planSettings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_verbose': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
} as const;

/**
 * Collects the plans of what this test's process executes on databases with `planSettings`: of connections opened from
 * now on, until the test ends.
 */
export function watchPlans(): { take: () => ExecutedPlan[] } {
  let plans: ExecutedPlan[] = [];
  const { connect } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'connect').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    this.on('notice', ({ message }) => {
      const json = /^duration: .*? plan:\n(.*)$/s.exec(message ?? '')?.[1];
      if (json) plans.push(readPlan(json));
    });
    return Reflect.apply(connect, this, given);
  });
  onTestFinished(() => spy.mockRestore());
  return {
    /** Returns what was executed since the last call. */
    take: () => {
      const taken = plans;
      plans = [];
      return taken;
    },
  };
}

function readPlan(json: string): ExecutedPlan {
  const notice = noticeSchema.parse(JSON.parse(json));
  const { 'Query Text': text, 'Query Parameters': parameters = '', Plan: root } = notice;
  const nodes = flatten(root);
  const changed = nodes
    .filter((node) => node['Node Type'] === 'ModifyTable')
    .flatMap(({ Plans = [] }) => Plans.map(countRows));
  return {
    text,
    root,
    parameters,
    touched: Math.max(countRows(root), ...changed),
    scans: nodes.flatMap((node) => {
      const table = node['Relation Name'];
      if (table === undefined || node['Node Type'] === 'ModifyTable') return [];
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return [{ table, visited: countRows(node) + removed * node['Actual Loops'] }];
    }),
  };
}

const countRows = (node: PlanNode) => node['Actual Rows'] * node['Actual Loops'];

export const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];
