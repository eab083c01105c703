import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useMemo, useState } from 'react';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { ProjectCard } from '#browser/features/projects/project-card.tsx';
import { formatNumber } from '#browser/i18n/language.ts';
import { t as navigationTexts } from '#browser/i18n/navigation.ts';
import { t } from '#browser/i18n/projects.ts';
import { useProjectCounts } from '#browser/model/projects/project-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Page } from '#browser/ui/page.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import type { Project } from '#contract/projects.ts';

const ProjectDialog = loadableDialog(() => import('#browser/features/projects/project-dialog.tsx'));

/** From this many projects on, the page has a search field. */
const manyProjects = 9;

export default function DashboardPage() {
  const projects = useRows('projects');
  const known = useTasksKnown(projects.length > 0);
  const [creating, setCreating] = useState(false);
  const [query, setQuery] = useState('');
  const [showArchived, setShowArchived] = useState(false);
  const sought = useDeferredValue(query.trim().toLowerCase());
  const { open, archived } = useMemo(() => {
    const found =
      sought === '' ? projects : projects.filter(({ name }) => name.toLowerCase().includes(sought));
    return {
      open: found.filter(({ archived_at }) => archived_at === null),
      archived: found.filter(({ archived_at }) => archived_at !== null),
    };
  }, [projects, sought]);
  // Projects found by a search are never hidden.
  const unfolded = showArchived || (sought !== '' && open.length === 0);

  return (
    <Page
      title={navigationTexts.projects}
      lead={known ? counted(projects) : '\u00a0'}
      actions={
        <Button
          look="primary"
          size="compact"
          icon={<Plus className="size-4" />}
          onClick={() => setCreating(true)}
        >
          {t.newProject}
        </Button>
      }
    >
      {!known && <LoadingTasks />}
      {known && projects.length === 0 && (
        <EmptyState
          title={t.noProjectsYet}
          action={
            <Button look="primary" onClick={() => setCreating(true)}>
              {t.createAProject}
            </Button>
          }
        >
          {t.aProjectKeepsRelatedTasks}
        </EmptyState>
      )}
      {projects.length >= manyProjects && (
        <search className="mb-4 block">
          <TextField
            label={t.searchProjects}
            hideLabel
            type="search"
            placeholder={t.searchProjects}
            value={query}
            onChange={setQuery}
          />
        </search>
      )}
      {sought !== '' && open.length + archived.length === 0 && (
        <EmptyState action={<Button onClick={() => setQuery('')}>{t.clearTheSearch}</Button>}>
          {t.noProjectHas(sought.slice(0, 100))}
        </EmptyState>
      )}
      <Cards label={navigationTexts.projects} projects={open} />
      {archived.length > 0 && (
        <section aria-labelledby="archived" className={classNames(open.length > 0 && 'mt-8')}>
          <h2 id="archived" className="-ml-1">
            <button
              type="button"
              aria-expanded={unfolded}
              onClick={() => setShowArchived(!unfolded)}
              className="flex h-11 cursor-pointer items-center gap-2 rounded-md pr-3 pl-1 text-muted hover:bg-raised hover:text-text"
            >
              <ChevronRight
                className={classNames('size-4 shrink-0 transition-transform', unfolded && 'rotate-90')}
              />
              {t.archivedProjects}
              <span className="tabular-nums">{formatNumber(archived.length)}</span>
            </button>
          </h2>
          {unfolded && <Cards label={t.archivedProjects} projects={archived} />}
        </section>
      )}
      {creating && <ProjectDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

function Cards({ label, projects }: { label: string; projects: readonly Project[] }) {
  const countOf = useProjectCounts();
  if (projects.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-3 sm:grid-cols-2">
      {projects.map((project) => (
        <li key={project.id} className="min-w-0">
          <ProjectCard project={project} count={countOf(project.id)} />
        </li>
      ))}
    </ul>
  );
}

function counted(projects: readonly Project[]): string {
  const archived = projects.filter(({ archived_at }) => archived_at !== null).length;
  const open = projects.length - archived;
  return archived > 0 ? t.projectsAndArchived(open, archived) : t.projectCount(open);
}
