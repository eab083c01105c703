export default function TasksPage() {
  return <h1 className="font-serif text-2xl">All Tasks</h1>;
}
