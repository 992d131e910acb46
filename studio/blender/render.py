"""Path-traces one model: blender -b -t N -P render.py -- job.json

The job names the GLB, the camera, the size and the samples; the result is a file of raw
float32 layers that `pipeline/develop.ts` turns into a picture.
"""

import json
import math
import os
import shutil
import sys

import bpy
import numpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials  # noqa: E402
import studio_light  # noqa: E402

# Debian 12: Blender 3.4's glTF importer still says numpy.bool, which numpy 1.24 dropped.
numpy.bool = bool

LAYERS = {
    "color": "Image",
    "alpha": "Alpha",
    "glow": "Emit",
    "normal": "Normal",
    "diffuse": "DiffCol",
    "gloss": "GlossCol",
    "cover": materials.COVER,
}


def from_gltf(point):
    """glTF is Y-up, Blender Z-up."""
    return Vector((point[0], -point[2], point[1]))


def add_camera(scene, shot):
    camera = bpy.data.cameras.new("camera")
    holder = bpy.data.objects.new("camera", camera)
    scene.collection.objects.link(holder)
    holder.location = from_gltf(shot["position"])
    view = from_gltf(shot["target"]) - holder.location
    holder.rotation_euler = view.to_track_quat("-Z", "Y").to_euler()
    camera.sensor_fit = "HORIZONTAL"
    camera.angle = math.radians(shot["angle"])
    camera.shift_x, camera.shift_y = shot["shift"]
    scene.camera = holder


def set_cycles(scene, job):
    render = scene.render
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y = job["width"], job["height"]
    render.film_transparent = True
    cycles = scene.cycles
    cycles.seed = 7
    cycles.samples = job["samples"]
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.adaptive_min_samples = min(12, job["samples"])
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 4
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 0.6
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5


def ask_for_layers(scene, folder):
    layer = scene.view_layers[0]
    layer.use_pass_emit = True
    layer.use_pass_normal = True
    layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_color = True
    cover = layer.aovs.add()
    cover.name = materials.COVER
    cover.type = "VALUE"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.color_mode = "RGBA"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name, output in LAYERS.items():
        files.file_slots.new(name + "_")
        tree.links.new(source.outputs[output], files.inputs[name + "_"])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], composite.inputs[0])


def collect(folder, target, job):
    """Puts the layers, top row first, into one raw file."""
    count = job["width"] * job["height"]
    with open(target + ".part", "wb") as out:
        for name, channels in job["layers"]:
            image = bpy.data.images.load(os.path.join(folder, name + "_0001.exr"))
            image.colorspace_settings.name = "Non-Color"
            values = numpy.empty(count * 4, numpy.float32)
            image.pixels.foreach_get(values)
            rows = values.reshape(job["height"], job["width"], 4)[::-1, :, :channels]
            out.write(numpy.ascontiguousarray(rows).tobytes())
    os.replace(target + ".part", target)
    shutil.rmtree(folder)


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    bpy.ops.import_scene.gltf(filepath=job["model"])
    materials.touch_up()
    add_camera(scene, job["shot"])
    studio_light.build(scene)
    set_cycles(scene, job)
    folder = job["result"] + ".layers"
    ask_for_layers(scene, folder)
    bpy.ops.render.render(write_still=False)
    collect(folder, job["result"], job)


main()
