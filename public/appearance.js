// Runs before the first paint; browser/features/settings/appearance.ts keeps what is read here.
try {
  const appearance = localStorage.getItem('heddle.appearance');
  if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.scheme = appearance;
} catch {
  // Storage is switched off: the page looks as the device does.
}
