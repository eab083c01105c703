import FolderOpen from 'lucide-react/icons/folder-open';
import { projectsPage } from '#browser/features/navigation/nav-pages.ts';
import { RailEntry } from '#browser/features/navigation/rail-entry.tsx';
import { InitialTile, RailLink, type RailLinkContext } from '#browser/features/navigation/rail-link.tsx';
import { RailSection } from '#browser/features/navigation/rail-section.tsx';
import { projectColor, projectHref } from '#browser/model/projects/project-looks.ts';
import { useOpenProjects } from '#browser/model/projects/project-queries.ts';
import { useOpenCounts } from '#browser/model/tasks/open-counts.ts';
import { loadable } from '#browser/ui/loadable.tsx';
import type { Project } from '#contract/projects.ts';

const ProjectRailMenu = loadable(
  () => import('./project-rail-menu.tsx'),
  () => null,
);

const maxShown = 8;

/** Renders the page of all projects and the first projects in the rail, by name or, where it is narrow, by initial. */
export function ProjectLinks(context: RailLinkContext) {
  const projects = useOpenProjects();
  const { inProject } = useOpenCounts();
  const link = (project: Project) => (
    <RailLink
      {...context}
      name={project.name}
      href={projectHref(project)}
      icon={<InitialTile name={project.name} color={projectColor(project)} />}
      open={inProject(project.id)}
    />
  );
  return (
    <RailSection {...context} label="Your projects" title="Projects" page={projectsPage}>
      <ul>
        {projects.slice(0, maxShown).map((project) =>
          context.wide ? (
            <RailEntry
              key={project.id}
              loadMenu={ProjectRailMenu.load}
              menu={<ProjectRailMenu project={project} />}
            >
              {link(project)}
            </RailEntry>
          ) : (
            <li key={project.id}>{link(project)}</li>
          ),
        )}
        {context.wide && projects.length > maxShown && (
          <li>
            <RailLink
              {...context}
              // The page is marked at its own entry.
              isHere={isNeverHere}
              name="All projects"
              href={projectsPage.href}
              icon={<FolderOpen className="size-5" />}
            />
          </li>
        )}
      </ul>
    </RailSection>
  );
}

const isNeverHere = () => false;
