import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';

const axeSource = (createRequire(import.meta.url)('axe-core') as { source: string }).source;

/** WCAG 2.2 AA and axe's own best practices. */
const rules: RunOptions = {
  resultTypes: ['violations'],
  // It takes what something lies over for small; `layoutFaults` presses instead, and asks for more.
  rules: { 'target-size': { enabled: false } },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

const colorRules: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
};

/** Returns what axe finds wrong with the page as it is now. Loads axe once for a document. */
export async function axeFaults(page: Page, { onlyColors = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (rules) => (window as unknown as { axe: typeof Axe }).axe.run(rules),
    onlyColors ? colorRules : rules,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}

/** Pixels of a side of what a finger presses. */
const finger = 44;

/** Lists what is wider than the screen, cut off, or too small for a finger. */
export async function layoutFaults(page: Page): Promise<string[]> {
  // A window that got another size is laid out in its next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(findLayoutFaults, finger);
}

/** Runs in the page. */
function findLayoutFaults(finger: number): string[] {
  const faults: string[] = [];
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]');
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}> ${element.className.toString().slice(0, 60)}`;
  const boxText = ({ left, top, right, bottom }: DOMRect) =>
    [left, top, right, bottom].map(Math.round).join(' ');

  for (const panel of scope.parentElement?.querySelectorAll(
    '.modal-panel, [popover]:popover-open:not([role="tooltip"])',
  ) ?? []) {
    if (!shown(panel)) continue;
    const box = panel.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
      faults.push(`off the screen (${boxText(box)}): ${nameOf(panel)}`);
  }

  /** The axis along which a box is cut off by what it is in, if any. */
  function cutBy(from: Element, box: DOMRect): string | undefined {
    let [acrossDone, downDone] = [false, false];
    for (let element: Element | null = from; element; element = element.parentElement) {
      const style = getComputedStyle(element);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const shortens = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const around = element.getBoundingClientRect();
      const isForReaders = style.clipPath !== 'none';
      if (/auto|scroll/.test(style.overflowX)) acrossDone = true;
      if (/auto|scroll/.test(style.overflowY)) downDone = true;
      const clips = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
      if (clips && (shortens || isForReaders)) return undefined;
      if (!acrossDone && /hidden|clip/.test(style.overflowX))
        if (box.left < around.left - 1 || box.right > around.right + 1) return `across by ${nameOf(element)}`;
      if (!downDone && /hidden|clip/.test(style.overflowY))
        if (box.top < around.top - 1 || box.bottom > around.bottom + 1) return `down by ${nameOf(element)}`;
      if (style.position === 'fixed') break;
    }
    if (!acrossDone && (box.left < -1 || box.right > width + 1)) return 'across by the screen';
    return undefined;
  }

  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!parentElement || !text.textContent?.trim() || !shown(parentElement)) continue;
    if (parentElement.closest('option, svg, script, style')) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const cut = cutBy(parentElement, box);
      if (cut) {
        faults.push(`text cut ${cut} (${boxText(box)}): ${nameOf(parentElement)}`);
        break;
      }
    }
  }

  const controls = scope.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role^="menuitem"], [role="option"]',
  );
  for (const control of controls) {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const parts = [control, ...labels].filter(shown);
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1);
    const [box] = boxes;
    const { clipPath, pointerEvents } = getComputedStyle(control);
    // What takes no press of a finger cannot be too small for one.
    if (!box || clipPath !== 'none' || pointerEvents === 'none') continue;
    const isInText =
      getComputedStyle(control).display === 'inline' &&
      control.matches('a, button') &&
      !control.querySelector('svg');
    const cut = isInText ? undefined : cutBy(control.parentElement ?? control, box);
    if (cut) faults.push(`control cut ${cut} (${boxText(box)}): ${nameOf(control)}`);
    if (isInText || boxes.some(({ width, height }) => width >= finger - 0.5 && height >= finger - 0.5))
      continue;
    if (!hasRoom(control, parts))
      faults.push(`${Math.round(box.width)} x ${Math.round(box.height)} px to press: ${nameOf(control)}`);
  }

  /** Whether a press as far from its middle as a finger is wide still reaches a small control. */
  function hasRoom(control: HTMLElement, parts: Element[]): boolean {
    // What a menu or a list lies over is looked at without it.
    const popover = document.querySelector('[popover]:popover-open:not([role="tooltip"])');
    if (popover && !popover.contains(control)) return true;
    const [x, y] = [window.scrollX, window.scrollY];
    control.scrollIntoView({ block: 'center' });
    const box = control.getBoundingClientRect();
    const [across, down] = [box.left + box.width / 2, box.top + box.height / 2];
    /** Pixels from its middle in one direction in which a press reaches it. */
    const reach = (dx: number, dy: number) => {
      let pixels = 0;
      for (; pixels < finger; pixels += 1) {
        const hit = document.elementFromPoint(across + dx * (pixels + 0.5), down + dy * (pixels + 0.5));
        if (!hit || !parts.some((part) => part.contains(hit))) break;
      }
      return pixels;
    };
    const tall = box.height >= finger - 0.5 || reach(0, -1) + reach(0, 1) >= finger;
    const broad = box.width >= finger - 0.5 || reach(-1, 0) + reach(1, 0) >= finger;
    window.scrollTo(x, y);
    return tall && broad;
  }
  return [...new Set(faults)];
}
