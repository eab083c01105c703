import { memo } from 'react';
import { Link } from 'wouter';
import { DueMark } from '#browser/features/task-row/due-mark.tsx';
import { t } from '#browser/i18n/projects.ts';
import { projectColor, projectHref } from '#browser/model/projects/project-looks.ts';
import type { ProjectCount } from '#browser/model/projects/project-queries.ts';
import { doneOf } from '#browser/ui/done-of.ts';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { threaded } from '#browser/ui/thread-line.ts';
import type { Project } from '#contract/projects.ts';
import { ProjectMenu } from './project-menu.tsx';

export const ProjectCard = memo(function ProjectCard({
  project,
  count: { open, total, nextDue },
}: {
  project: Project;
  count: ProjectCount;
}) {
  const color = projectColor(project);
  return (
    <article
      style={threaded({}, color)}
      className="relative flex h-full flex-col rounded-md border border-hairline bg-surface pt-1.5 pr-1.5 pb-4 pl-5 transition-colors before:absolute before:inset-y-3 before:left-2 before:w-0.75 before:rounded-full before:bg-(--thread) focus-within:border-control hover:border-control"
    >
      <div className="flex items-start gap-1">
        <h2 dir="auto" className="min-w-0 grow py-1.5 font-medium text-lg wrap-anywhere">
          <Link
            href={projectHref(project)}
            className="rounded-sm after:absolute after:inset-0 after:rounded-md"
          >
            <span className="line-clamp-2">{project.name}</span>
          </Link>
        </h2>
        <span className="relative">
          <ProjectMenu project={project} />
        </span>
      </div>
      <div className="mt-auto flex flex-col gap-2 pt-2 pr-2.5">
        <ProjectProgress project={project} open={open} total={total} />
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted text-sm tabular-nums">
          <span>{countWords({ open, total })}</span>
          {nextDue && <DueMark due={nextDue} done={false} />}
        </p>
      </div>
    </article>
  );
});

export function ProjectProgress({
  project,
  open,
  total,
}: Pick<ProjectCount, 'open' | 'total'> & { project: Project }) {
  return (
    <ProgressBar
      label={t.doneIn(project.name)}
      value={total - open}
      max={total}
      text={t.doneOf(total - open, total)}
      color={projectColor(project)}
    />
  );
}

export function countWords({ open, total }: { open: number; total: number }): string {
  if (total === 0) return t.noTasks;
  return doneOf(total - open, total);
}
