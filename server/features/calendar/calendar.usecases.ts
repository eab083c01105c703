import type { CalendarFeed, NewCalendarFeed } from '#contract/calendar.ts';
import type { Project } from '#contract/projects.ts';
import type { Theme } from '#contract/themes.ts';
import { maxCalendarFeeds } from '../../config/limits.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import { createId } from '../../ids.ts';
import { projectNotFound } from '../projects/projects.errors.ts';
import { themeNotFound } from '../themes/themes.errors.ts';
import { feedNotFound, tooManyFeeds } from './calendar.errors.ts';
import type { CalendarFeedsRepository, FeedRow } from './calendar-feeds.repository.ts';
import type { FeedTokens } from './feed-tokens.ts';

interface Context {
  feeds: CalendarFeedsRepository;
  tokens: FeedTokens;
  userId: string;
  /** Where calendar apps reach this server. */
  origin: string;
}

const toFeed = (row: FeedRow, { tokens, userId, origin }: Omit<Context, 'feeds'>): CalendarFeed => ({
  ...row,
  url: `${origin}/calendar/${tokens.format({ userId, feedId: row.id })}.ics`,
});

/** Lists the calendar feeds, oldest first. */
export async function listFeeds({ feeds, ...context }: Context): Promise<CalendarFeed[]> {
  return (await feeds.list(context.userId)).map((row) => toFeed(row, context));
}

/** Throws the not-found error of a theme or project that the user does not have, and `calendar.too_many_feeds`. */
export async function createFeed({
  feeds,
  themes,
  projects,
  input,
  now,
  ...context
}: Context & {
  themes: Pick<NamedRowRepository<Theme>, 'find'>;
  projects: Pick<NamedRowRepository<Project>, 'find'>;
  input: NewCalendarFeed;
  now: Date;
}): Promise<CalendarFeed> {
  const { userId } = context;
  const { theme_id, project_id } = input;
  if (theme_id && (await themes.find(userId, theme_id))?.deleted_at !== null) throw themeNotFound();
  if (project_id && (await projects.find(userId, project_id))?.deleted_at !== null) throw projectNotFound();
  if ((await feeds.list(userId)).length >= maxCalendarFeeds) throw tooManyFeeds(maxCalendarFeeds);
  const row: FeedRow = { ...input, id: createId(), created_at: now.toISOString(), last_fetched_at: null };
  await feeds.create(userId, row);
  return toFeed(row, context);
}

/** Gives a feed another address; the old one ends. */
export async function renewFeed({ feeds, id, ...context }: Context & { id: string }): Promise<CalendarFeed> {
  const row = await feeds.renew(context.userId, id, createId());
  if (!row) throw feedNotFound();
  return toFeed(row, context);
}

export async function removeFeed({
  feeds,
  userId,
  id,
}: Pick<Context, 'feeds' | 'userId'> & { id: string }): Promise<void> {
  if (!(await feeds.remove(userId, id))) throw feedNotFound();
}
