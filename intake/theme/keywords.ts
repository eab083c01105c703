const keywords: Record<string, string> = {
  Health: 'dentist doctor gp gym yoga pills meds prescription physio therapy run workout hospital vitamins',
  Work: 'boss client meeting report slides deck email team office standup invoice presentation colleague',
  Personal: 'mom mum dad laundry car dog cat house clean kids birthday party trip flight hotel garden',
  Shopping: 'buy order milk bread eggs groceries shoes shirt get',
  Finance: 'pay rent tax bill bank invoice mortgage insurance budget',
  Learning: 'study exam homework course read lecture essay class learn',
};

/** A first guess by single words, until there is a model. */
export function guessTheme(title: string): { theme: string; confidence: number }[] {
  const words = title.toLowerCase().split(/[^\p{L}]+/u);
  const counts = Object.entries(keywords).map(([theme, list]) => ({
    theme,
    confidence: words.filter((word) => list.split(' ').includes(word)).length,
  }));
  const total = counts.reduce((sum, { confidence }) => sum + confidence, 0);
  return [...counts, { theme: 'Inbox', confidence: 0.5 }]
    .map(({ theme, confidence }) => ({ theme, confidence: confidence / (total + 0.5) }))
    .sort((a, b) => b.confidence - a.confidence);
}
