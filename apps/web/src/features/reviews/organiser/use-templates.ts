import { useState } from 'react';

const KEY = 'pratibha.remarks-templates';
const MOST = 20;

function readTemplates(): readonly string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Remarks that are written often, kept per browser; the newest first. */
export function useTemplates() {
  const [templates, setTemplates] = useState(readTemplates);
  const change = (next: readonly string[]) => {
    setTemplates(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that refuses storage keeps them until the page is left.
    }
  };
  return {
    templates,
    keep: (text: string) =>
      change([text, ...templates.filter((each) => each !== text)].slice(0, MOST)),
    drop: (text: string) => change(templates.filter((each) => each !== text)),
  };
}
