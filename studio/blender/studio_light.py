"""The one set for all products: four soft boxes, a dim room and a floor that only catches shadows."""

import math

import bpy
from mathutils import Vector

TARGET = Vector((0, 0, 0.8))

# Direction (x right, y toward the camera's back, z up), distance, width, height, watts.
BOXES = [
    ((-0.95, -0.12, 0.85), 6.0, 5.0, 4.2, 520),  # key, high at the left
    ((0.10, 0.35, 1.00), 5.0, 6.5, 3.0, 300),  # overhead, a little behind
    ((1.00, -0.15, 0.30), 5.5, 1.6, 5.5, 190),  # strip at the right
    ((-1.00, 0.45, 0.22), 5.5, 1.4, 5.5, 110),  # strip at the back left
]


def soft_box(scene, direction, distance, width, height, watts):
    light = bpy.data.lights.new("box", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y, light.energy = width, height, watts
    holder = bpy.data.objects.new("box", light)
    scene.collection.objects.link(holder)
    way = Vector(direction).normalized()
    holder.location = TARGET + way * distance
    holder.rotation_euler = (-way).to_track_quat("-Z", "Y").to_euler()
    return holder


def fill(scene):
    """Lifts what faces the camera without showing in glass."""
    light = soft_box(scene, (-0.25, -1.0, 0.45), 7.0, 6.0, 4.0, 160)
    light.visible_glossy = False


def room(scene):
    """Bright from below, dim at mid height: front glass stays black and undersides do not drown."""
    world = bpy.data.worlds.new("room")
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    span = nodes.new("ShaderNodeMapRange")
    span.inputs[1].default_value = -1
    span.inputs[2].default_value = 1
    ramp = nodes.new("ShaderNodeValToRGB")
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], span.inputs[0])
    links.new(span.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = 0.75
    steps = ramp.color_ramp.elements
    steps[0].position, steps[0].color = 0.45, (0.85, 0.85, 0.86, 1)
    steps[1].position, steps[1].color = 1, (0.55, 0.55, 0.56, 1)
    steps.new(0.62).color = (0.28, 0.28, 0.29, 1)


def floor(scene):
    bpy.ops.mesh.primitive_circle_add(vertices=64, radius=5, fill_type="NGON")
    disc = bpy.context.object
    disc.is_shadow_catcher = True
    paint = bpy.data.materials.new("floor")
    paint.use_nodes = True
    surface = paint.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (0.8, 0.8, 0.8, 1)
    surface.inputs["Roughness"].default_value = 0.6
    surface.inputs["Specular"].default_value = 0.2
    disc.data.materials.append(paint)


def build(scene):
    for box in BOXES:
        soft_box(scene, *box)
    fill(scene)
    room(scene)
    floor(scene)
