"""Adds to the imported materials what glTF cannot carry: fine surface structure, specular level, screens' glow."""

import bpy

# Texture node, its scale, bump strength and depth (in 10 cm), inverted or not.
GRAINS = {
    "blasted": ("ShaderNodeTexNoise", 420, 0.05, 0.002, False),
    "paper": ("ShaderNodeTexNoise", 160, 0.12, 0.004, False),
    "leather": ("ShaderNodeTexVoronoi", 70, 0.25, 0.006, False),
    "knit": ("ShaderNodeTexVoronoi", 95, 0.55, 0.006, True),
    "mesh": ("ShaderNodeTexVoronoi", 150, 0.8, 0.008, True),
}

# How many meshes of cloth go around a turned body and along it, and how dark the gaps between them are.
WEAVE = (90, 76, 0.3)

# The layer that tells how much of a pixel the product covers.
COVER = "cover"


def add_cover(tree, cover):
    """The floor has no such output, so the layer is 0 there and smooth at the product's edges. What is clear covers little."""
    output = tree.nodes.new("ShaderNodeOutputAOV")
    output.name = COVER
    output.inputs["Value"].default_value = cover


def add_grain(tree, surface, kind):
    texture_type, scale, strength, depth, inverted = GRAINS[kind]
    place = tree.nodes.new("ShaderNodeTexCoord")
    texture = tree.nodes.new(texture_type)
    texture.inputs["Scale"].default_value = scale
    tree.links.new(place.outputs["Object"], texture.inputs["Vector"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.invert = inverted
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = depth
    height = texture.outputs.get("Fac") or texture.outputs["Distance"]
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])


def add_weave(tree, surface):
    """Threads and the gaps between them, as color: so fine a bump would be smoothed away with the noise."""
    around, along, gap = WEAVE
    place = tree.nodes.new("ShaderNodeTexCoord")
    span = tree.nodes.new("ShaderNodeMapping")
    span.inputs["Scale"].default_value = (around, along, 1)
    threads = tree.nodes.new("ShaderNodeTexVoronoi")
    threads.inputs["Scale"].default_value = 1
    threads.inputs["Randomness"].default_value = 0.3
    depth = tree.nodes.new("ShaderNodeMapRange")
    depth.inputs[2].default_value = 0.7
    depth.inputs[3].default_value = 1.25
    depth.inputs[4].default_value = gap
    tint = tree.nodes.new("ShaderNodeMixRGB")
    tint.blend_type = "MULTIPLY"
    tint.inputs[0].default_value = 1
    tint.inputs[1].default_value = surface.inputs["Base Color"].default_value
    tree.links.new(place.outputs["UV"], span.inputs["Vector"])
    tree.links.new(span.outputs["Vector"], threads.inputs["Vector"])
    tree.links.new(threads.outputs["Distance"], depth.inputs[0])
    tree.links.new(depth.outputs[0], tint.inputs[2])
    tree.links.new(tint.outputs[0], surface.inputs["Base Color"])


def make_clear(tree, surface, amount):
    """A thin clear wall: light goes straight through, also to where its shadow falls, and is mirrored at flat angles."""
    through = tree.nodes.new("ShaderNodeBsdfTransparent")
    mirror = tree.nodes.new("ShaderNodeFresnel")
    span = tree.nodes.new("ShaderNodeMapRange")
    span.inputs[3].default_value = 1 - amount
    mix = tree.nodes.new("ShaderNodeMixShader")
    output = tree.nodes["Material Output"]
    tree.links.new(mirror.outputs[0], span.inputs[0])
    tree.links.new(span.outputs[0], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(surface.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs["Surface"])


def add_glow(tree, surface, strength):
    """A screen lights the eye fully and its surroundings less, or it would dye every case in its colors."""
    path = tree.nodes.new("ShaderNodeLightPath")
    span = tree.nodes.new("ShaderNodeMapRange")
    span.inputs[3].default_value = 0.3 * strength
    span.inputs[4].default_value = strength
    tree.links.new(path.outputs["Is Camera Ray"], span.inputs[0])
    tree.links.new(span.outputs[0], surface.inputs["Emission Strength"])


def touch_up():
    for material in bpy.data.materials:
        surface = material.use_nodes and material.node_tree.nodes.get("Principled BSDF")
        if not surface:
            continue
        add_cover(material.node_tree, 1 - material.get("clear", 0))
        if "specular" in material:
            surface.inputs["Specular"].default_value = material["specular"]
        if "coat" in material:
            surface.inputs["Clearcoat"].default_value = material["coat"]
            surface.inputs["Clearcoat Roughness"].default_value = 0.05
        if "sheen" in material:
            surface.inputs["Sheen"].default_value = material["sheen"]
        if "clear" in material:
            make_clear(material.node_tree, surface, material["clear"])
        if "glow" in material:
            add_glow(material.node_tree, surface, material["glow"])
        if material.get("grain") == "weave":
            add_weave(material.node_tree, surface)
        if material.get("grain") in GRAINS:
            add_grain(material.node_tree, surface, material["grain"])
