import { Assistant } from '#browser/features/assistant/assistant.tsx';

export default function AiPage() {
  return <Assistant />;
}
