export default function ThemePage() {
  return <h1 className="font-serif text-2xl">Theme</h1>;
}
