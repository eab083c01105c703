import type { Hono } from 'hono';
import type { JobDependencies } from './jobs/job.ts';

/** Describes what a feature module (`<feature>/<feature>.ts`) returns; every part is optional. */
export interface Feature {
  /** What features after it in the list may take. */
  offers?: object;
  /** Its routes for people who are signed in, by the path under which they are mounted. */
  routes?: RoutesByPath;
  /** Its routes that admit people by themselves. */
  openRoutes?: RoutesByPath;
  /** The paths of its routes that read large bodies by themselves. */
  streamedPaths?: readonly RegExp[];
  /** The sources of the rows that devices have; `ChangeSources` of the sync names them all. */
  synced?: object;
  /** The sources of what only an export has; `ExportSources` names them all. */
  exported?: object;
  /** What its metrics are read from; `Measured` of the metrics names them all. */
  measured?: object;
  /** What its jobs need. */
  jobParts?: Partial<JobDependencies>;
  /** Ends what it has started. */
  close?: () => Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: routes with different variables are mounted side by side.
type RoutesByPath = Readonly<Record<string, Hono<any, any, any>>>;

/** What is collected of all features under one name, for a feature that comes after them. */
const collected = ['synced', 'exported', 'measured', 'jobParts'] as const;
type Collected = (typeof collected)[number];

/** What later features find in what they are given: the offers by their names, and the rest collected. */
type Added<New extends Feature> = (New extends { offers: infer Offers } ? Offers : unknown) &
  Pick<New, Extract<keyof New, Collected>>;

/** Lets no feature offer anything under a name that is taken. */
interface Unnamed<Given> {
  offers?: { [Name in keyof Given]?: never };
}

/** The features that were created so far, and what the next one may take. */
export interface FeatureList<Given> {
  given: Given;
  features: readonly Feature[];
  /** Creates a feature from what those before it offer. One that takes anything else, or offers under a name that is taken, does not compile. */
  add: <New extends Feature & Unnamed<Given>>(
    create: (given: Given) => New,
  ) => FeatureList<Given & Added<New>>;
}

/** Begins a list of features with the parts that every feature may take. */
export const listFeatures = <Parts extends object>(parts: Parts): FeatureList<Parts> => extend(parts, []);

function extend<Given extends object>(given: Given, features: readonly Feature[]): FeatureList<Given> {
  return {
    given,
    features,
    add: <New extends Feature & Unnamed<Given>>(create: (given: Given) => New) => {
      const feature = create(given);
      return extend(merge(given, feature), [...features, feature]);
    },
  };
}

function merge<Given extends object, New extends Feature>(given: Given, feature: New): Given & Added<New> {
  const before: Partial<Record<Collected, object>> = given;
  const together = collected.map((name) => [name, { ...before[name], ...feature[name] }]);
  return { ...given, ...feature.offers, ...Object.fromEntries(together) };
}
