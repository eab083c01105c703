export default function HomePage() {
  return <h1 className="font-serif text-2xl">Home</h1>;
}
