import { Section } from '#browser/ui/section.tsx';
import { ExportButton } from './export-button.tsx';

export function ExportSection() {
  return (
    <Section
      id="export"
      title="Export"
      lead="All your data in one JSON file: tasks, including those in the trash, your captures as you typed them, themes, threads, projects, notes, focus and mindfulness sessions, settings and the history of your changes."
    >
      <ExportButton>Export everything</ExportButton>
    </Section>
  );
}
