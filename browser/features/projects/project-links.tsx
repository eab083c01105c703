import FolderOpen from 'lucide-react/icons/folder-open';
import { projectsPage } from '#browser/features/navigation/nav-pages.ts';
import { RailEntry } from '#browser/features/navigation/rail-entry.tsx';
import { InitialTile, RailLink, type RailLinkContext } from '#browser/features/navigation/rail-link.tsx';
import { RailOrder } from '#browser/features/navigation/rail-order.tsx';
import { RailSection } from '#browser/features/navigation/rail-section.tsx';
import { t } from '#browser/i18n/navigation.ts';
import { tellMove } from '#browser/model/order/tell-move.ts';
import { projectColor, projectHref } from '#browser/model/projects/project-looks.ts';
import { moveProject } from '#browser/model/projects/project-mutations.ts';
import { useOpenProjects } from '#browser/model/projects/project-queries.ts';
import { useOpenCounts } from '#browser/model/tasks/open-counts.ts';
import { useStore } from '#browser/store/use-store.ts';
import { loadable } from '#browser/ui/loadable.tsx';
import type { Project } from '#contract/projects.ts';

const ProjectRailMenu = loadable(
  () => import('./project-rail-menu.tsx'),
  () => null,
);

const maxShown = 8;

/** Renders the page of all projects and the first projects in the rail, by name or, where it is narrow, by initial. */
export function ProjectLinks(context: RailLinkContext) {
  const store = useStore();
  const projects = useOpenProjects();
  const { inProject } = useOpenCounts();
  const link = (project: Project) => (
    <RailLink
      {...context}
      name={project.name}
      href={projectHref(project)}
      icon={<InitialTile name={project.name} color={projectColor(project)} />}
      open={inProject(project.id)}
      drop={`project:${project.id}`}
    />
  );
  return (
    <RailSection
      {...context}
      id="Your projects"
      label={t.yourProjects}
      title={t.projects}
      page={projectsPage}
    >
      <RailOrder
        label="projects"
        onMove={(id, place) => {
          const name = projects.find((project) => project.id === id)?.name ?? t.project;
          return tellMove(store, name, moveProject(store, id, place));
        }}
      >
        {projects.slice(0, maxShown).map((project) => (
          <RailEntry
            key={project.id}
            wide={context.wide}
            id={project.id}
            loadMenu={ProjectRailMenu.load}
            menu={<ProjectRailMenu project={project} />}
          >
            {link(project)}
          </RailEntry>
        ))}
        {context.wide && projects.length > maxShown && (
          <li>
            <RailLink
              {...context}
              // The page is marked at its own entry.
              isHere={isNeverHere}
              name={t.allProjects}
              href={projectsPage.href}
              icon={<FolderOpen className="size-5" />}
            />
          </li>
        )}
      </RailOrder>
    </RailSection>
  );
}

const isNeverHere = () => false;
