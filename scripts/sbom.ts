import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { listLicenses } from './licenses.ts';

const bomSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string(), 'bom-ref': z.string() }) }),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      name: z.string(),
      group: z.string().optional(),
      version: z.string(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});
export type SoftwareBillOfMaterials = z.infer<typeof bomSchema>;

/**
 * Lists the packages that a running Heddle needs, which are those of `listLicenses`, as CycloneDX. `npm sbom --omit dev` would leave out
 * what is needed in development as well, such as Hono.
 */
export function makeSbom(): SoftwareBillOfMaterials {
  const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { metadata, components, dependencies, ...bom } = bomSchema.parse(JSON.parse(output));
  const listed = new Set(listLicenses().packages.map((each) => `${each.name}@${each.version}`));
  const needed = components.filter((component) => listed.has(nameOf(component)));
  const { component } = metadata;
  const refs = new Set([component['bom-ref'], ...needed.map((each) => each['bom-ref'])]);
  return {
    ...bom,
    // npm names it after the folder.
    metadata: { ...metadata, component: { ...component, name: 'heddle' } },
    components: needed,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  };
}

/** Returns the name and version as npm writes them. */
export const nameOf = ({ group, name, version }: SoftwareBillOfMaterials['components'][number]) =>
  `${group ? `${group}/` : ''}${name}@${version}`;

if (import.meta.main) console.log(JSON.stringify(makeSbom(), null, 2));
