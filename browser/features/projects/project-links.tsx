import FolderOpen from 'lucide-react/icons/folder-open';
import {
  InitialTile,
  RailLink,
  type RailLinkContext,
  RailSection,
} from '#browser/features/navigation/rail-link.tsx';
import { projectColor, projectHref } from '#browser/model/projects/project-looks.ts';
import { useOpenProjects } from '#browser/model/projects/project-queries.ts';
import { useOpenCounts } from '#browser/model/tasks/open-counts.ts';

const maxShown = 8;

/** Renders the first projects in the rail, by name or, where it is narrow, by initial; nothing if there are none. */
export function ProjectLinks(context: RailLinkContext) {
  const projects = useOpenProjects();
  const { inProject } = useOpenCounts();
  if (projects.length === 0) return null;
  return (
    <RailSection label="Your projects" title="Projects" wide={context.wide}>
      <ul>
        {projects.slice(0, maxShown).map((project) => (
          <li key={project.id}>
            <RailLink
              {...context}
              name={project.name}
              href={projectHref(project)}
              icon={<InitialTile name={project.name} color={projectColor(project)} />}
              open={inProject(project.id)}
            />
          </li>
        ))}
        {context.wide && projects.length > maxShown && (
          <li>
            <RailLink
              {...context}
              // The page is marked at its own entry.
              isHere={isNeverHere}
              name="All projects"
              href="/dashboard"
              icon={<FolderOpen className="size-5" />}
            />
          </li>
        )}
      </ul>
    </RailSection>
  );
}

const isNeverHere = () => false;
