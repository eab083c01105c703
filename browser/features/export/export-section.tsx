import { Section } from '#browser/ui/section.tsx';
import { ExportButton } from './export-button.tsx';

export function ExportSection() {
  return (
    <Section
      id="export"
      title="Export"
      lead="Everything of yours in one JSON file: tasks with those in the trash, what you captured as you typed it, themes, threads, projects, notes, settings, and every change you made."
    >
      <ExportButton>Export everything</ExportButton>
    </Section>
  );
}
