/** How a recorded game went, as the lobby tells it. */
import type { Engine } from "../engine/engine";
import type { Course } from "../protocol/messages";

export async function courseOf(engine: Engine, record: string): Promise<Course> {
  const opened = await engine.ask({ type: "open", record }, "opened");
  return await engine.ask({ type: "course", record: opened.record }, "course");
}
