import { create } from 'zustand';
import { has, read, write } from '../net/storage.ts';

/** How scenes are shown: kept in this browser. */

export const speeds = ['slow', 'normal', 'fast', 'click', 'off'] as const;
export type Speed = (typeof speeds)[number];

export interface SceneSettings {
  readonly speed: Speed;
  readonly sound: boolean;
}

const key = 'spaceline.scenes';

const isSpeed = (value: unknown): value is Speed => speeds.includes(value as Speed);

function kept(): SceneSettings {
  const value = read(key);
  const speed = has(value, 'speed') && isSpeed(value.speed) ? value.speed : 'normal';
  return { speed, sound: has(value, 'sound') && value.sound === true };
}

export const useSceneSettings = create<SceneSettings>()(kept);

export function setScenes(change: Partial<SceneSettings>): void {
  useSceneSettings.setState(change);
  const { speed, sound } = useSceneSettings.getState();
  write(key, { speed, sound });
}
