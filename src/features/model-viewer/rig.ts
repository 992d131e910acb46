import { Euler, MathUtils, MOUSE, PerspectiveCamera, TOUCH } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { clamp } from '../../lib/amount-range';
import {
  between,
  distanceFor,
  held,
  HIGHEST,
  LOWEST,
  MAX_ZOOM,
  nearest,
  tapped,
  type Extent,
  type Orbit,
} from './orbit';

const FIELD_OF_VIEW = 20;
const GLIDE_MS = 420;
/** How much of a movement each frame makes up for once the hand has let go. */
const DAMPING = 0.15;
const TURN_SPEED = 0.6;
const WHEEL_SPEED = 3;

const { degToRad, radToDeg } = MathUtils;
const SLOPE = Math.tan(degToRad(FIELD_OF_VIEW / 2));

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface RigOptions {
  canvas: HTMLCanvasElement;
  extent: Extent;
  home: Orbit;
  /** With the side that the camera looks from, in radians. */
  draw: (camera: PerspectiveCamera, azimuth: number) => void;
  /** The orbit that a press leads to, at once, or that a hand has left. */
  onTurned: (orbit: Orbit) => void;
}

/** The camera, led around a model by hand (three's OrbitControls) or to an orbit. */
export class Rig {
  private readonly options: RigOptions;
  private readonly camera = new PerspectiveCamera(FIELD_OF_VIEW);
  private readonly controls: OrbitControls;
  private readonly listening = new AbortController();
  /** How far the model reaches from its middle. */
  private readonly reach: number;
  private gliding: { from: Orbit; to: Orbit; began: number } | undefined;
  private isByHand = false;
  private frame: number | undefined;

  constructor(options: RigOptions) {
    const { canvas, extent } = options;
    this.options = options;
    this.reach = Math.hypot(extent.radius, extent.height / 2);
    this.gliding = { from: options.home, to: options.home, began: 0 };
    const controls = new OrbitControls(this.camera, canvas);
    this.controls = controls;
    Object.assign(controls, { zoomToCursor: true, rotateSpeed: TURN_SPEED, dampingFactor: DAMPING });
    controls.enableDamping = !wantsStillness();
    controls.minPolarAngle = degToRad(90 - HIGHEST);
    controls.maxPolarAngle = degToRad(90 - LOWEST);
    controls.addEventListener('change', () => {
      this.isByHand ||= this.gliding === undefined;
      this.request();
    });
    controls.addEventListener('start', () => {
      this.gliding = undefined;
    });
    this.listen(canvas);
  }

  /** The orbit it has, or is on its way to: three quick presses turn three times as far as one. */
  readonly aim = (): Orbit => this.gliding?.to ?? this.now();

  /** By the shortest way, or at once for those who ask for less motion. */
  readonly glide = (wanted: Orbit): void => {
    const from = this.now();
    const to = held(nearest(from, wanted));
    this.gliding = { from, to, began: wantsStillness() ? -Infinity : performance.now() };
    this.options.onTurned(to);
    this.request();
  };

  /** A drag moves the model to the side, and does not turn it. */
  readonly setShifting = (isShifting: boolean): void => {
    this.controls.mouseButtons.LEFT = isShifting ? MOUSE.PAN : MOUSE.ROTATE;
    this.controls.touches.ONE = isShifting ? TOUCH.PAN : TOUCH.ROTATE;
  };

  resize(aspect: number): void {
    const aim = this.aim();
    this.camera.aspect = aspect;
    this.place(aim);
    this.draw();
  }

  dispose(): void {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.listening.abort();
    this.controls.dispose();
  }

  private listen(canvas: HTMLCanvasElement): void {
    const { signal } = this.listening;
    const setSpeed = (speed: number) => () => {
      this.controls.zoomSpeed = speed;
    };
    // A pinch zooms as far as the fingers part; OrbitControls has one speed for both.
    canvas.addEventListener('wheel', setSpeed(WHEEL_SPEED), { signal, capture: true, passive: true });
    canvas.addEventListener('pointerdown', setSpeed(1), { signal, capture: true });
    canvas.addEventListener(
      'dblclick',
      ({ offsetX, offsetY }) => {
        const x = (offsetX / canvas.clientWidth) * 2 - 1;
        const y = 1 - (offsetY / canvas.clientHeight) * 2;
        this.glide(tapped(this.aim(), { x, y }));
      },
      { signal },
    );
  }

  /** A change has asked for another frame. */
  private get isMoving(): boolean {
    return this.frame !== undefined;
  }

  private request(): void {
    this.frame ??= requestAnimationFrame(this.tick);
  }

  private readonly tick = (time: number): void => {
    this.frame = undefined;
    if (this.gliding) this.goOn(this.gliding, time);
    else {
      this.controls.update();
      this.keepWhole();
    }
    this.draw();
    if (this.isByHand && !this.isMoving) {
      this.isByHand = false;
      this.options.onTurned(this.now());
    }
  };

  private goOn({ from, to, began }: { from: Orbit; to: Orbit; began: number }, time: number): void {
    const part = clamp((time - began) / GLIDE_MS, 0, 1);
    this.place(between(from, to, part));
    if (part < 1) this.request();
    else this.gliding = undefined;
  }

  private now(): Orbit {
    const { camera, controls } = this;
    const half = controls.maxDistance * SLOPE;
    const { x, y } = controls.target.clone().applyQuaternion(camera.quaternion.clone().invert());
    return {
      azimuth: radToDeg(controls.getAzimuthalAngle()),
      elevation: 90 - radToDeg(controls.getPolarAngle()),
      zoom: controls.maxDistance / controls.getDistance(),
      x: x / half / camera.aspect,
      y: y / half,
    };
  }

  private place({ azimuth, elevation, zoom, x, y }: Orbit): void {
    const { camera, controls } = this;
    this.limit(elevation, zoom);
    const far = controls.maxDistance;
    const turn = new Euler(-degToRad(elevation), degToRad(azimuth), 0, 'YXZ');
    controls.target.set(x * far * SLOPE * camera.aspect, y * far * SLOPE, 0).applyEuler(turn);
    camera.position
      .set(0, 0, far / zoom)
      .applyEuler(turn)
      .add(controls.target);
    controls.update();
  }

  /** From another height the whole is seen from another distance; the zoom stays. Nobody gets into the model. */
  private keepWhole(): void {
    const { camera, controls, reach } = this;
    const { elevation, zoom } = this.now();
    const before = controls.maxDistance;
    this.limit(elevation, zoom);
    camera.position
      .sub(controls.target)
      .multiplyScalar(controls.maxDistance / before)
      .add(controls.target);
    if (camera.position.length() < reach) camera.position.setLength(reach);
  }

  private limit(elevation: number, zoom: number): void {
    const { camera, controls, options, reach } = this;
    const far = distanceFor(options.extent, elevation, FIELD_OF_VIEW, camera.aspect);
    controls.maxDistance = far;
    controls.minDistance = far / MAX_ZOOM;
    controls.maxTargetRadius = 1.1 * reach * (1 - 1 / zoom);
  }

  private draw(): void {
    const { camera, controls, options, reach } = this;
    const far = camera.position.length();
    camera.near = Math.max(far - 2.5 * reach, reach / 50);
    camera.far = far + 2.5 * reach;
    camera.updateProjectionMatrix();
    options.draw(camera, controls.getAzimuthalAngle());
  }
}
