import FolderOpen from 'lucide-react/icons/folder-open';
import { Link } from 'wouter';
import { projectColor, projectHref } from '#browser/model/projects/project-looks.ts';
import { useOpenProjects } from '#browser/model/projects/project-queries.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { Tooltip } from '#browser/ui/tooltip.tsx';

const maxShown = 8;

/** Renders the projects in the rail: names if there is room, otherwise colours only. */
export function ProjectLinks({
  wide,
  isHere,
  onHeading,
}: {
  wide: boolean;
  isHere: (href: string) => boolean;
  onHeading: ((href: string) => void) | undefined;
}) {
  const projects = useOpenProjects();
  if (projects.length === 0) return null;
  const shown = projects.slice(0, maxShown);
  const look = classNames(
    'rail-dot flex min-w-0 items-center gap-3 rounded-md text-muted transition-colors hover:bg-raised hover:text-text focus-visible:outline-offset-[-2px] aria-[current]:bg-raised aria-[current]:text-text',
    wide && 'rail-item',
  );
  return (
    <>
      <hr className="mx-2 border-hairline" />
      <nav aria-label="Your projects">
        {wide && (
          <p aria-hidden="true" className="px-3.5 pt-1 pb-0.5 text-muted text-sm">
            Projects
          </p>
        )}
        <ul className={wide ? '' : 'grid grid-cols-2 justify-items-center pointer-coarse:grid-cols-1'}>
          {shown.map((project) => {
            const href = projectHref(project);
            const link = (
              <Link
                href={href}
                aria-label={wide ? undefined : project.name}
                aria-current={isHere(href) ? 'page' : undefined}
                onPointerEnter={() => onHeading?.(href)}
                onFocus={() => onHeading?.(href)}
                className={look}
              >
                <span
                  style={{ background: projectColor(project) }}
                  className={classNames('size-2.5 shrink-0 rounded-[3px]', wide && 'mx-1.25')}
                />
                {wide && (
                  <span dir="auto" className="truncate">
                    {project.name}
                  </span>
                )}
              </Link>
            );
            return (
              <li key={project.id} className="min-w-0">
                {wide ? (
                  link
                ) : (
                  <Tooltip text={project.name} placement="right">
                    {link}
                  </Tooltip>
                )}
              </li>
            );
          })}
        </ul>
        {wide && projects.length > maxShown && (
          <Link href="/dashboard" className={look}>
            <FolderOpen className="size-5 shrink-0" />
            All projects
          </Link>
        )}
      </nav>
    </>
  );
}
