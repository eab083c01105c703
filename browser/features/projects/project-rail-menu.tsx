import { useLocation } from 'wouter';
import { projectHref } from '#browser/model/projects/project-looks.ts';
import type { Project } from '#contract/projects.ts';
import { ProjectMenu } from './project-menu.tsx';

/** Renders the menu of a project in the rail. The page of a project that is gone is left. */
export default function ProjectRailMenu({ project }: { project: Project }) {
  const [path, navigate] = useLocation();
  return (
    <ProjectMenu
      project={project}
      onGone={() => {
        if (path === projectHref(project)) navigate('/dashboard');
      }}
    />
  );
}
